### What a leader prints for a class; the texts on paper are in handouts.ftl.

classprint-open = Print for the class
classprint-last = Print the last game
classprint-results = Result sheet
classprint-results-means = Ranking, mean and rolls
classprint-certificates = Certificates for all
classprint-one = Certificate for one person
classprint-choose = Name
classprint-certificate = Print certificate
classprint-worksheet = Worksheet: the chances of two dice
classprint-worksheet-means = Questions on your own rolls, with solutions on a page of their own

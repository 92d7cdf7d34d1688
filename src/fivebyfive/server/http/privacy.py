"""What a server stores of people and for how long, as sentences for them."""

from pydantic import BaseModel, Field

from fivebyfive.server.config import ServerConfig
from fivebyfive.words import Language, say


class PrivacySection(BaseModel):
    """A heading and the sentences below it."""

    name: str = Field(description="Of the section in addresses, after the #; the same for all")
    heading: str
    paragraphs: list[str]


class Privacy(BaseModel):
    """What is stored, how long, who can read it, how to erase it."""

    keep_days: int | None = Field(
        description="Days after which a table that nobody uses is deleted; null for never"
    )
    keep_records_days: int | None = Field(
        description="Days that the record of a game whose table is gone is kept; null for ever"
    )
    intro: str
    sections: list[PrivacySection]


def describe_privacy(config: ServerConfig, language: Language) -> Privacy:
    """The page about privacy, with the times of this server."""

    def section(name: str, heading: str, *paragraphs: str) -> PrivacySection:
        return PrivacySection(name=name, heading=heading, paragraphs=list(paragraphs))

    retention = _describe_retention(config, language)
    return Privacy(
        keep_days=config.keep_days,
        keep_records_days=config.keep_records_days,
        intro=say(language, "privacy-intro"),
        sections=[
            section(
                "stored", say(language, "privacy-stored"), say(language, "privacy-stored-text")
            ),
            section(
                "who",
                say(language, "privacy-who"),
                say(language, "privacy-who-text"),
                say(language, "privacy-rooms-text"),
            ),
            section("long", say(language, "privacy-long"), *retention),
            section(
                "device", say(language, "privacy-device"), say(language, "privacy-device-text")
            ),
            section("erase", say(language, "privacy-erase"), say(language, "privacy-erase-text")),
            section(
                "school",
                say(language, "privacy-school"),
                say(language, "privacy-school-stored"),
                say(language, "privacy-school-where"),
                *retention,
                say(language, "privacy-school-delete"),
            ),
        ],
    )


def _describe_retention(config: ServerConfig, language: Language) -> list[str]:
    if config.keep_days is None:
        return [say(language, "privacy-tables-never")]
    tables = say(language, "privacy-tables", days=config.keep_days)
    if config.keep_records_days is None:
        return [tables, say(language, "privacy-records-never")]
    return [tables, say(language, "privacy-records", days=config.keep_records_days)]

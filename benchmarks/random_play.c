/* Random play of Knister as a plain C loop: two dice, any free cell, all twelve lines at the end.

   random_play GAMES SEED prints the seconds it took and the mean of the points. Shares nothing with
   the kernels: a generator, dice and scoring of its own. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CELLS = 25, LINES = 12, SIZE = 5 };

static uint64_t state;

/* xorshift64* */
static inline uint32_t draw(void)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (uint32_t)((state * 0x2545F4914F6CDD1DULL) >> 32);
}

/* All numbers below the limit are equally likely. */
static inline uint32_t below(uint32_t limit)
{
    uint64_t product = (uint64_t)draw() * limit;
    if ((uint32_t)product < limit) {
        uint32_t unfair = -limit % limit;
        while ((uint32_t)product < unfair)
            product = (uint64_t)draw() * limit;
    }
    return product >> 32;
}

/* The points of five numbers. */
static inline int points(const int numbers[SIZE])
{
    int count[13] = {0};
    int most = 0, pairs = 0, lowest = 12, highest = 2;
    for (int at = 0; at < SIZE; at++) {
        int number = numbers[at];
        int many = ++count[number];
        most = many > most ? many : most;
        pairs += many == 2;
        lowest = number < lowest ? number : lowest;
        highest = number > highest ? number : highest;
    }
    switch (most) {
    case 5:
        return 10;
    case 4:
        return 6;
    case 3:
        return pairs == 2 ? 8 : 3;
    case 2:
        return pairs == 2 ? 3 : 1;
    default:
        if (highest - lowest != SIZE - 1)
            return 0;
        return lowest <= 7 && 7 <= highest ? 8 : 12;
    }
}

static int score(const int sheet[CELLS], const int lines[LINES][SIZE])
{
    int total = 0;
    for (int line = 0; line < LINES; line++) {
        int numbers[SIZE];
        for (int at = 0; at < SIZE; at++)
            numbers[at] = sheet[lines[line][at]];
        total += points(numbers) * (line < 10 ? 1 : 2);
    }
    return total;
}

static int play(const int lines[LINES][SIZE])
{
    int sheet[CELLS], free_cells[CELLS];
    for (int cell = 0; cell < CELLS; cell++)
        free_cells[cell] = cell;
    for (int left = CELLS; left > 0; left--) {
        int both = below(36);
        int roll = 2 + both / 6 + both % 6;
        int at = below(left);
        sheet[free_cells[at]] = roll;
        free_cells[at] = free_cells[left - 1];
    }
    return score(sheet, lines);
}

int main(int count, char **arguments)
{
    if (count != 3)
        return 2;
    long games = atol(arguments[1]);
    state = strtoull(arguments[2], NULL, 10) * 0x9E3779B97F4A7C15ULL | 1;
    int lines[LINES][SIZE];
    for (int i = 0; i < SIZE; i++) {
        for (int j = 0; j < SIZE; j++) {
            lines[i][j] = SIZE * i + j;
            lines[SIZE + i][j] = SIZE * j + i;
        }
        lines[10][i] = SIZE * i + i;
        lines[11][i] = SIZE * i + SIZE - 1 - i;
    }
    int64_t total = 0;
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long game = 0; game < games; game++)
        total += play(lines);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec);
    printf("%.6f %.6f\n", seconds, (double)total / games);
    return 0;
}

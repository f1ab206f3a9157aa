/** The Luhn sum of digits, its last one a check digit: it ends in 0 when none of them was mistyped. */
export const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);

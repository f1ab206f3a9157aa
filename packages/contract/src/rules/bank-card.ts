const shape = /^\d{16,19}$/;

/** Whether a text is the number of a bank card: 16 to 19 digits whose Luhn sum ends in 0. */
export function isBankCard(text: string): boolean {
  if (!shape.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Drops the spaces people type between groups of four. */
export const tidyBankCard = (text: string): string => text.replace(/[\s-]/g, '');

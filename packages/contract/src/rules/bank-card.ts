import { luhnSum } from './luhn';

const shape = /^\d{16,19}$/;

/** Whether a text is the number of a bank card: 16 to 19 digits whose Luhn sum ends in 0. */
export const isBankCard = (text: string): boolean => shape.test(text) && luhnSum(text) % 10 === 0;

/** Drops the spaces people type between groups of four. */
export const tidyBankCard = (text: string): string => text.replace(/[\s-]/g, '');

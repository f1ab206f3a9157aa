/** What the file of a bill is named by: its owner and its month. */
export const fileOfBill = (userId: number, month: string): string => `${userId}-${month}`;

/** The bill that such a name means. */
export function billOfFile(name: string): { readonly userId: number; readonly month: string } {
  const end = name.indexOf('-');
  return { userId: Number(name.slice(0, end)), month: name.slice(end + 1) };
}

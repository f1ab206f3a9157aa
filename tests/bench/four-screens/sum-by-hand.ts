const money = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });
/** A sum in fen as the hand-written side says it. */
export const sumOf = (fen: number) => money.format(fen / 100);

/** A code for stories and tests: black modules on white that no scanner reads. */
export const sampleCode = (() => {
  const side = 29;
  const isFinder = (x: number, y: number) =>
    [
      [0, 0],
      [side - 7, 0],
      [0, side - 7],
    ].find(([left = 0, top = 0]) => x >= left && x < left + 7 && y >= top && y < top + 7);
  const dark = (x: number, y: number) => {
    const finder = isFinder(x, y);
    if (!finder)
      return (
        (x * 7 + y * 13 + ((x * y) % 5) * 3 + ((x ^ y) % 7)) % 2 === 0 &&
        !(x < 8 && y < 8) &&
        !(x > side - 9 && y < 8) &&
        !(x < 8 && y > side - 9)
      );
    const [left = 0, top = 0] = finder;
    const edge = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
    return edge === 3 || edge <= 1;
  };
  const modules = Array.from({ length: side * side }, (_, index) => ({
    x: index % side,
    y: Math.floor(index / side),
  })).filter(({ x, y }) => dark(x, y));
  const path = modules.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`)}`;
})();

/** One order of 1,500 yuan on a balance of 2,860.40. */
export const samplePayment = {
  channel: 'wechat',
  state: 'waiting',
  amount: 150_000,
  code: sampleCode,
  secondsLeft: 278,
  orderNumber: '118220261120',
  balanceBefore: 286_040,
  balanceAfter: 436_040,
  payee: '充值到 林知远 138****6021',
  payLink: 'https://pay.example.cn/wechat/118220261120',
} as const;

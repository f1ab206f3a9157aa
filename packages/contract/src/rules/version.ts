/** Orders versions by their numbers, part by part: 9.2 before 12.4, and 550.54.15 before 550.127. */
export function byVersion(one: string, other: string): number {
  const parts = [one, other].map((version) => version.split('.').map(Number));
  const [a = [], b = []] = parts;
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

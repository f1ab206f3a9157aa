const groupsOfAddress = 8;
/** 64 bits: what a provider gives a customer at home, within which his devices change their addresses daily. */
const groupsOfNetwork = 4;
const digits = 16;

/** Two groups of an address of version 6, of the four numbers at its end. */
function groupsOfNumbers(numbers: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = numbers.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const groupsOf = (part: string): number[] =>
  part === ''
    ? []
    : part
        .split(':')
        .flatMap((group) => (group.includes('.') ? groupsOfNumbers(group) : [Number.parseInt(group, digits)]));

/** All eight groups of an address of version 6. */
function expanded(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head = [], tail = []] = plain.split('::').map(groupsOf);
  const zeros = plain.includes('::') ? Math.max(0, groupsOfAddress - head.length - tail.length) : 0;
  return [...head, ...Array.from({ length: zeros }, () => 0), ...tail];
}

/** The address of version 4 that these groups stand for, if they do. */
function mapped(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.length === groupsOfAddress && groups.slice(0, 5).every((group) => group === 0);
  return isMapped && groups[5] === 0xffff ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

/**
 * Whose an address is, as far as it tells: an IPv6 customer has a whole network of addresses, which its first four groups name. An IPv4 address is
 * itself, however it is written. Wherever addresses are counted or compared, these are.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = expanded(address);
  return (
    mapped(groups) ??
    groups
      .slice(0, groupsOfNetwork)
      .map((group) => group.toString(digits))
      .join(':')
  );
}

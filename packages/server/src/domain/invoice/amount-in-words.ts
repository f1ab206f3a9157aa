import type { Fen } from '@compute-market/contract/rules/money';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Four digits in words; a gap of zeros is one 零. */
function groupInWords(group: string): string {
  const words = [...group]
    .map((digit, index) =>
      digit === '0' ? '零' : `${digits.charAt(Number(digit))}${places[group.length - 1 - index] ?? ''}`,
    )
    .join('');
  return words.replace(/零+/g, '零').replace(/零$/, '');
}

/** A sum as an invoice writes it: 壹仟贰佰叁拾肆圆伍角陆分. */
export function amountInWords(amount: Fen): string {
  const yuan = String(Math.floor(amount / 100));
  const parts: string[] = [];
  for (let end = yuan.length, group = 0; end > 0; end -= 4, group += 1) {
    const words = groupInWords(yuan.slice(Math.max(0, end - 4), end));
    if (words !== '') parts.unshift(`${words}${groups[group] ?? ''}`);
    else if (parts.length > 0 && !parts[0]?.startsWith('零')) parts.unshift('零');
  }
  const whole = parts.join('').replace(/零+/g, '零').replace(/^零/, '');
  const [tenths, hundredths] = [Math.floor((amount % 100) / 10), amount % 10];
  const yuanWords = whole === '' ? '' : `${whole}圆`;
  if (tenths === 0 && hundredths === 0) return `${yuanWords || '零圆'}整`;
  const jiao = tenths === 0 ? (yuanWords === '' ? '' : '零') : `${digits.charAt(tenths)}角`;
  return `${yuanWords}${jiao}${hundredths === 0 ? '整' : `${digits.charAt(hundredths)}分`}`;
}

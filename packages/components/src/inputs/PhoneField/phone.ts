import { halfWidth } from '../half-width';

/** A mainland mobile number as people paste it (`+86 138 0013-6021`, full-width digits) without what does not belong to it. Anything else stays. */
export function tidyPhone(text: string): string {
  const half = halfWidth(text);
  const bare = half.replace(/[\s\-()]/g, '').replace(/^(?:\+86|0086|86(?=\d{11}$))/, '');
  return /^\d+$/.test(bare) ? bare : text;
}

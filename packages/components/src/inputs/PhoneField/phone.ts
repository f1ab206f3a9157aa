/** A mainland mobile number as people paste it (`+86 138 0013-6021`, full-width digits) without what does not belong to it. Anything else stays. */
export function tidyPhone(text: string): string {
  const half = text.replace(/[０-９＋]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
  const bare = half.replace(/[\s\-()（）]/g, '').replace(/^(?:\+86|0086|86(?=\d{11}$))/, '');
  return /^\d+$/.test(bare) ? bare : text;
}

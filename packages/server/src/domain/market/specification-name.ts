/** The kinds of a specification by the last letter of its name. */
export const specificationCodes = ['c', 'm', 'h'] as const;
export type SpecificationCode = (typeof specificationCodes)[number];

const kindNames: Readonly<Record<SpecificationCode, string>> = { c: '标准型', m: '内存型', h: '高频型' };

/** RTX 4090 → 4090, A100 SXM4 → A100: the part of a card's name that people say. */
const shortCardName = (gpuType: string): string => gpuType.replace(/^RTX /, '').split(' ')[0] ?? gpuType;

/** 标准型 4090.2c: kind, card, number of cards. */
export const specificationName = (gpuType: string, gpuNum: number, code: SpecificationCode): string =>
  `${kindNames[code]} ${shortCardName(gpuType)}.${gpuNum}${code}`;

/** The kind that a name asks for; standard without a name, null when the name is not one of this card and number. */
export function codeOfName(name: string | undefined, gpuType: string, gpuNum: number): SpecificationCode | null {
  if (name === undefined || name === '') return 'c';
  return specificationCodes.find((code) => specificationName(gpuType, gpuNum, code) === name) ?? null;
}

/** The 31 characters of GB 32100-2015: no I, O, S, V, Z. A character's place is its value. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const codeLength = 18;

/** The 18th character for the first 17; null when one of them is not of the alphabet. */
function checkCharacter(body: string): string | null {
  let sum = 0;
  let weight = 1;
  for (const character of body) {
    const value = alphabet.indexOf(character);
    if (value < 0) return null;
    sum += value * weight;
    weight = (weight * 3) % alphabet.length;
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}

/** Whether a text is a 统一社会信用代码 with a right check character. Upper case only; forms raise it first. */
export const isCreditCode = (code: string): boolean =>
  code.length === codeLength && checkCharacter(code.slice(0, -1)) === code.slice(-1);

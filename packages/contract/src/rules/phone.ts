/** A mainland mobile number (screens B3). */
export const phonePattern = /^1[3-9]\d{9}$/;

/** Hides the middle of a number: 138****6021. What is no mobile number keeps at most its last two characters. */
export const maskPhone = (phone: string): string =>
  phonePattern.test(phone)
    ? `${phone.slice(0, 3)}****${phone.slice(7)}`
    : `****${phone.length > 4 ? phone.slice(-2) : ''}`;

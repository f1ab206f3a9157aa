export { Expiry } from './Expiry';
export type { ExpiryProps } from './Expiry';
export { expiryTone } from './expiry-tone';
export type { ExpiryTone } from './expiry-tone';

export { PayLogo } from './PayLogo';
export type { PayChannel, PayLogoProps } from './PayLogo';

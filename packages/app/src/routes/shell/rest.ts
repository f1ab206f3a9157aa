/** What the page around a screen can do without until the screen can be used. One module, so that it comes as one. */
export { ContactWidget } from '@compute-market/patterns/shell/ContactWidget';
export { SiteFooter } from '@compute-market/patterns/shell/SiteFooter';
export { PaymentHost } from '../money/PaymentHost';
export { DialogHost } from './dialogs';
export { Messages } from './Messages';
export { OldData } from './OldData';
export { Shortcuts } from './Shortcuts';

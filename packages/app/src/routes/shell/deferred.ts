/** What the page around a screen can do without until the screen can be used. One module, so that it comes as one. */
import '../../flows/seen-elsewhere';

export { ContactWidget } from '@compute-market/patterns/shell/ContactWidget';
export { PaymentHost } from '../money/PaymentHost';
export { CarriedObjects } from './CarriedObjects';
export { DialogHost } from './dialogs';
export { KeptScroll } from '../../navigation/KeptScroll';
export { Messages } from './Messages';
export { PublicFooter } from './PublicFooter';
export { OldData } from './OldData';
export { SearchEntry } from './SearchEntry';
export { Shortcuts } from './Shortcuts';
export { ThemeChoice } from '../../theme/ThemeChoice';

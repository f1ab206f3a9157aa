export { InvitationScreen, type Accepted } from './InvitationScreen';

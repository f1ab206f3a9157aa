export { channelOf, codeEndsAt, paymentView, payeeOf, payTypeOf } from './payment-view';

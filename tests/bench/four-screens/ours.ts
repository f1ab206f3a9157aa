// What an application takes in that has these four screens: measured without React and the form library.
export { OurCoupons } from './coupons';
export { OurForm } from './form';
export { OurTable } from './machines-table';
export { OurPayment } from './payment';

export { LoginScreen } from './LoginScreen';
export { viewOf, type LoginView } from './login-view';
export { AccountLogin } from './forms/AccountLogin';
export { SubLogin } from './forms/SubLogin';
export { PersonalRegister } from './forms/PersonalRegister';
export { CompanyRegister } from './forms/CompanyRegister';
export { ResetPassword } from './forms/ResetPassword';
export { WechatLogin } from './WechatLogin';
export type { CodeFormSlot, FormSlot } from './form-slot';

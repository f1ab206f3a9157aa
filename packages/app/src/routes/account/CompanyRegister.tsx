import { CompanyRegister as CompanyRegisterView, type LoginView } from '@compute-market/patterns/account/LoginScreen';
import type { ComponentProps } from 'react';
import { useCompanyRegisterForm, type CompanyRegisterPorts } from '../../forms/account/useCompanyRegisterForm';

interface Props extends CompanyRegisterPorts {
  readonly terms: ComponentProps<typeof CompanyRegisterView>['terms'];
  readonly addressOf: (view: LoginView) => string;
}

/** 企业注册, which few come for: not among what the login loads first. */
export default function CompanyRegister({ terms, addressOf, ...ports }: Props) {
  return <CompanyRegisterView {...useCompanyRegisterForm(ports)} terms={terms} addressOf={addressOf} />;
}

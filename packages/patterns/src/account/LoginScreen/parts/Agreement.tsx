import type { UseFormRegisterReturn } from 'react-hook-form';
import { AgreementTick, type Terms } from '../../../agreement-tick';
import { loginMessages as messages } from '../messages';
import { Agreements } from './Agreements';
import { Agreement as Root } from '../forms/LoginForm.styles';

interface AgreementProps {
  agree: UseFormRegisterReturn;
  error: string | undefined;
  terms: Terms;
}

/** The tick before a registration. The button stays enabled and points here. */
export const Agreement = ({ agree, error, terms }: AgreementProps) => (
  <Root>
    <AgreementTick terms={terms} error={error} {...agree}>
      {messages.agree} <Agreements />
    </AgreementTick>
  </Root>
);

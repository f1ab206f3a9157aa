import { CheckboxField } from '@compute-market/components/checkbox-field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { loginMessages as messages } from '../messages';
import { Agreements } from './Agreements';
import { Agreement as Root } from '../forms/LoginForm.styles';

interface AgreementProps {
  agree: UseFormRegisterReturn;
  error: string | undefined;
}

/** The tick before a registration. The button stays enabled and points here. */
export const Agreement = ({ agree, error }: AgreementProps) => (
  <Root><CheckboxField error={error} {...agree}>{messages.agree} <Agreements /></CheckboxField></Root>
);

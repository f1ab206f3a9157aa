import { Text } from '@compute-market/components/text';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AgreementTick, type Terms } from '../../../agreement-tick/AgreementTick';
import { loginMessages as messages } from '../messages';
import { Agreements } from '../../../agreement-tick/Agreements';

interface AgreementProps {
  agree: UseFormRegisterReturn;
  error: string | undefined;
  terms: Terms;
}

/** The tick before a registration. The button stays enabled and points here. */
export const Agreement = ({ agree, error, terms }: AgreementProps) => (
  <Text as="div" size="dense" spaceAbove={4}>
    <AgreementTick terms={terms} error={error} {...agree}>
      {messages.agree} <Agreements />
    </AgreementTick>
  </Text>
);

import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Fingerprint = styled.span`
  ${text('mono')}
  font-family: ${vars.font.family.mono};
  overflow-wrap: anywhere;
`;

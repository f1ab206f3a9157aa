import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { text } from '../../styles/text';

export const Request = styled.div`
  ${wrappingRow}
  gap: 0 ${vars.space[4]};
  justify-content: center;
  margin-top: ${vars.space[8]};
  ${text('small', vars.color.text.tertiary)}
  overflow-wrap: anywhere;
`;

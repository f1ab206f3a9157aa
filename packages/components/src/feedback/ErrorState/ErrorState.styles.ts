import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

export const Request = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[4]};
  align-items: center;
  justify-content: center;
  margin-top: ${vars.space[8]};
  ${text('small')}
  color: ${vars.color.text.tertiary};
  overflow-wrap: anywhere;
`;

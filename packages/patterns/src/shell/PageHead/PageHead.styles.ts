import { media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${vars.space[8]} ${vars.space[24]};
  margin-bottom: ${vars.space[16]};
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Help = styled.p`
  margin-top: ${vars.space[2]};
  ${text('dense', vars.color.text.secondary)}
`;

export const Actions = styled.div`
  ${wrappingRow}
  gap: ${vars.space[8]};
  ${media.belowSm} { width: 100%; }
`;

import { media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, space } = vars;

export const Invited = styled.div`
  padding: 0 ${space[20]} ${space[12]};
  h3 { ${text('dense')} margin: 0; color: ${color.text.secondary}; }
`;

export const InvitationList = styled.ul`
  margin: ${space[8]} 0 0;
  padding: 0;
  list-style: none;
  border-top: ${border.width.default} solid ${color.border.soft};
`;

export const InvitationRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  padding: ${space[8]} 0;
  border-bottom: ${border.width.default} solid ${color.border.soft};
  &:last-child { border-bottom: 0; }
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); }
`;

export const InvitationHead = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[12]};
  ${text('dense', color.text.secondary)}
  overflow-wrap: anywhere;
  strong { color: ${color.text.strong}; }
`;

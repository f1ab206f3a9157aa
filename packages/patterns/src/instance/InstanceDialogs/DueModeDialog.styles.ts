import { ellipsis, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Outcomes = styled.ul`
  max-height: 240px;
  overflow-y: auto;
  ${text('dense')}
  > li { display: flex; justify-content: space-between; gap: ${space[12]}; padding: ${space[4]} 0; }
  > li > span:first-child { flex: none; max-width: 45%; color: ${color.text.strong}; ${ellipsis} }
  > li > span:last-child { min-width: 0; color: ${color.text.secondary}; text-align: right; }
  [data-outcome='done'] > span:last-child { color: ${color.status.ok.text}; }
  [data-outcome='failed'] > span:last-child { color: ${color.danger.text}; }
`;

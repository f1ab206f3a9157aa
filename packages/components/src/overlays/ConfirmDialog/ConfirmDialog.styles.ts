import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { border, color, radius, space } = vars;

export const Content = styled.div`
  display: grid;
  gap: ${space[12]};
`;

/** What it is about: the name as the customer knows it, and the end of its id. */
export const Subject = styled.div`
  color: ${color.text.strong};
  overflow-wrap: anywhere;
`;

export const Effects = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[6]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  background: ${color.surface.sunken};
  ${text('dense')}
  > dt { color: ${color.text.secondary}; }
  > dd { color: ${color.text.strong}; }
`;

export const Problem = styled.p`
  ${text('dense', color.danger.text)}
`;

export const Mark = styled.span`
  display: inline-flex;
  color: ${color.action.default};
  &[data-tone='danger'] { color: ${color.danger.default}; }
`;

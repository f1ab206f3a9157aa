import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { text } from '../../styles/text';

const { border, color, radius, space } = vars;

export const Root = styled.section`
  padding: ${space[16]} ${space[20]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  background: ${color.surface.sunken};
`;

export const Title = styled.h3`
  ${text('group')}
  margin-bottom: ${space[8]};
`;

export const Line = styled.div`
  ${wrappingRow}
  column-gap: ${space[16]};
  min-height: 36px;
  border-top: ${border.width.default} solid ${color.border.soft};
  & > dt { width: 64px; flex: none; color: ${color.text.secondary}; }
  & > dd { display: flex; align-items: center; gap: ${space[4]}; min-width: 0; margin: 0; color: ${color.text.strong}; overflow-wrap: anywhere; }
`;

export const Foot = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin-top: ${space[8]};
`;

export const Note = styled.p`
  ${text('small', color.text.tertiary)}
`;

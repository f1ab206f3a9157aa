import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, size, space } = vars;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: 920px;
`;

export const Half = styled.div`
  max-width: 420px;
`;

export const Context = styled.details`
  margin-bottom: ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.sm};
  background: ${color.surface.sunken};
  ${text('dense')}
  summary { min-height: ${size.target}; color: ${color.text.secondary}; cursor: pointer; }
  dl { margin-top: ${space[8]}; }
`;

export const Person = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  max-width: 100%;
  padding-left: ${space[10]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.full};
  overflow-wrap: anywhere;
  ${text('dense')}
`;

export const AddLine = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 240px) auto;
  justify-content: start;
  gap: ${space[8]};
  ${media.belowSm} {
    grid-template-columns: 88px minmax(0, 1fr);
    justify-content: stretch;
    > button { grid-column: 1 / -1; }
  }
`;

export const End = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  ${media.belowSm} { justify-items: stretch; > button { height: ${size.control.touch}; } }
`;

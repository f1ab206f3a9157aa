import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { outdated } from '../../styles/outdated';
import { text } from '../../styles/text';

const { color, font, layer, shadow, size, space } = vars;

export const Root = styled.section`
  display: none;
  ${media.belowSm} {
    position: sticky;
    z-index: ${layer.sticky};
    bottom: 0;
    ${row}
    justify-content: space-between;
    gap: ${space[12]};
    padding: ${space[10]} ${space[16]} max(${space[10]}, env(safe-area-inset-bottom));
    background: ${color.surface.card};
    box-shadow: ${shadow.bottomBar};
    & > button, & > a { flex: none; min-width: 128px; height: ${size.control.xl}; }
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[8]};
  min-height: 28px;
  white-space: nowrap;
  [data-quoting] &&& > :not(:first-child) { ${outdated} }
`;

export const Label = styled.span`
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
`;

export const Note = styled.div`
  ${text('line', color.text.tertiary)}
`;

import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, font, radius, space } = vars;

const sourceColor = css`
  background: ${color.action.default};
  &[data-source='voucher'] { background: ${color.voucher.icon}; }
  &[data-source='credit'] { background: ${color.action.ring}; }
  &[data-source='short'] {
    background: repeating-linear-gradient(135deg, ${color.danger.default} 0 ${space[2]}, ${color.danger.subtle} ${space[2]} ${space[4]});
  }
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
    &[data-source='short'] { background: Canvas; border: ${border.width.default} dashed CanvasText; }
  }
`;

export const Root = styled.div`
  ${text('dense')}
`;

export const Head = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
  color: ${color.text.secondary};
`;

export const Bar = styled.div`
  display: flex;
  gap: ${space[2]};
  height: ${space[6]};
  border-radius: 3px;
  overflow: hidden;
`;

export const Part = styled.span`
  flex: var(--share) 1 0;
  min-width: ${space[4]};
  ${sourceColor}
`;

export const List = styled.dl`
  margin-top: ${space[8]};
  &:first-child { margin-top: 0; }
`;

export const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[4]} 0;
  & > dt { display: flex; align-items: center; gap: ${space[6]}; color: ${color.text.secondary}; }
  & > dd { margin: 0; color: ${color.text.strong}; }
  &[data-zero] > dd { color: ${color.text.tertiary}; }
`;

export const Short = styled(Row)`
  &&& > dt, &&& > dd { color: ${color.danger.text}; font-weight: ${font.weight.medium}; }
`;

export const Dot = styled.span`
  width: ${space[6]};
  height: ${space[6]};
  border-radius: ${radius.full};
  ${sourceColor}
  [data-zero] & { background: ${color.gauge.dead}; }
`;

import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';
import { vipMetal } from '../vip-metal';

const { border, color, font, space, text: type } = vars;

export const Root = styled.div`
  ${vipMetal}
  position: relative;
  min-width: 0;

  &[data-layout='card'], &[data-layout='wide'] {
    padding: ${space[16]};
    ${cardSurface}
    overflow: hidden;
  }
  &[data-layout='wide'] { display: flex; flex-direction: column; padding: ${space[20]} ${space[24]}; }
  &[data-layout='card']::before, &[data-layout='wide']::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${border.width.accent};
    background: var(--metal);
  }
`;

export const Head = styled.div`
  ${row}
  gap: ${space[8]};
  margin-bottom: ${space[12]};
  [data-layout='wide'] > & { gap: ${space[12]}; margin-bottom: ${space[16]}; }
  [data-layout='menu'] > & { gap: ${space[6]}; margin-bottom: ${space[8]}; }
`;

export const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.div`
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  white-space: nowrap;
  [data-layout='wide'] & { ${text('section')} }
  [data-layout='menu'] & { ${text('small')} font-weight: ${font.weight.semibold}; }
`;

export const Benefit = styled.div`
  ${text('small', color.text.tertiary)}
`;

export const Side = styled.div`
  ${text('small', color.text.secondary)}
  white-space: nowrap;
  [data-layout='wide'] & { font-size: ${type.dense.size}; }
`;

export const Foot = styled.div`
  margin-top: ${space[6]};
  ${text('small')}
  [data-layout='wide'] > & { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: ${space[16]}; }
  [data-layout='menu'] > & { display: flex; align-items: center; justify-content: space-between; column-gap: ${space[12]}; min-height: ${space[24]}; margin-top: ${space[4]}; }
`;

export const Total = styled.div`
  color: ${color.text.tertiary};
  [data-layout='wide'] & > :first-child { color: ${color.text.strong}; }
`;

export const Missing = styled.div`
  color: ${color.text.secondary};
  b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
`;

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Money } from '../Money/Money';
import { Figure, FigureStrip, FigureUnit } from './FigureStrip';

const strip = (
  <FigureStrip columns="1fr 2fr">
    <Figure label="可用余额" value={<Money fen={286_040} size="figure" />} note="无欠费" />
    <Figure
      label="余额可维持"
      value={
        <>
          3<FigureUnit>天</FigureUnit>17<FigureUnit>小时</FigureUnit>
        </>
      }
      note="至 11-24 07:26"
      noteEnd="授信 ¥2,000.00"
    />
  </FigureStrip>
);

describeConformance('FigureStrip', strip, { tag: 'div' });
describeConformance('Figure', <Figure label="24 小时内到期" value="3" />, { tag: 'div' });

test('reads label, figure, note in this order', () => {
  render(strip);
  expect(screen.getByText('余额可维持').closest('[data-component=Figure]')).toHaveTextContent(
    '余额可维持3天17小时至 11-24 07:26授信 ¥2,000.00',
  );
});

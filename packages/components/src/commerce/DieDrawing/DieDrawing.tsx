import type { Ref, SVGAttributes } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { dieDrawingMessages } from './messages';
import { Cells, Chips, Die, Dimension, Label, Layers, Pins, Root, Substrate } from './DieDrawing.styles';
import { dieField, dimensionPath, fieldLevels, layerPath, pinPath, stackPath } from './die-shape';

export interface DieDrawingProps extends SVGAttributes<SVGSVGElement> {
  /** Model name: seeds the pattern and names the picture. */
  name: string;
  /** Over the die: memory bandwidth, for instance 4.0 TB/s. Empty where it is not known, like any of these. */
  bandwidth: string;
  /** Left of the board: memory size, for instance 96 GB. */
  memorySize: string;
  /** Right of the board: memory type, for instance HBM3. */
  memoryType: string;
  /** Under the board: link between cards, for instance NVLink 900 GB/s. */
  link: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof dieDrawingMessages>;
  ref?: Ref<SVGSVGElement>;
}

/** The store's hero picture, 480 × 268: a card as a measured drawing. The labels on its dimension lines are facts of that card. */
export function DieDrawing({ name, bandwidth, memorySize, memoryType, link, labels, ...rest }: DieDrawingProps) {
  const words = useWords('dieDrawing', dieDrawingMessages, labels);
  const paths = dieField(name);

  return (
    <Root
      data-component="DieDrawing"
      viewBox="0 0 480 268"
      width="480"
      height="268"
      role="img"
      aria-label={words.picture(name, [memorySize, memoryType, bandwidth, link].filter(Boolean))}
      focusable="false"
      {...rest}
    >
      <Substrate x="70" y="34" width="340" height="196" rx="10" />
      <Pins d={pinPath} />
      <Chips d={stackPath} />
      <Layers d={layerPath} />
      <Die x="146" y="46" width="188" height="172" rx="4" />
      {fieldLevels.map((opacity, level) => (
        <Cells key={opacity} d={paths[level]} style={{ '--level': opacity }} />
      ))}
      <Dimension d={dimensionPath} />
      <Label x="240" y="22">
        {bandwidth}
      </Label>
      <Label x="436" y="136">
        {memoryType}
      </Label>
      <Label x="44" y="136">
        {memorySize}
      </Label>
      <Label x="240" y="254">
        {link}
      </Label>
    </Root>
  );
}

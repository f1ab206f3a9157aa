import { vars } from '@compute-market/tokens';
import { text } from '../styles/text';

const { color, font, space, text: roles } = vars;

const tones = { ...color.text, danger: color.danger.text, ok: color.status.ok.text, warn: color.status.warn.text };
const sides = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' };
const ends = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

/** A step of the space tokens, in px. */
export type Space = `${keyof typeof space}` extends `${infer Px extends number}` ? Px : never;

/** Of the words inside, and of the room around them. What is not given is inherited. */
export interface WordsLook {
  /** Size, line height and weight of a text token. */
  size?: keyof typeof roles;
  tone?: keyof typeof tones;
  weight?: keyof typeof font.weight;
  /** A word that is longer than the line breaks anywhere. */
  breaks?: boolean;
  /** Room above, where no Stack gives it. */
  spaceAbove?: Space;
  /** Room below, where no Stack gives it. */
  spaceBelow?: Space;
}

/** Of several things beside or under each other. */
export interface ArrangedLook extends WordsLook {
  /** Between the things. */
  gap?: Space;
  /** Across the direction they follow. */
  align?: keyof typeof sides;
  /** Along the direction they follow. */
  justify?: keyof typeof ends;
}

/** As weak as a single class, so that the page around it can still have its way. */
const rules = (attribute: string, values: Readonly<Record<string, string>>, declare: (value: string) => string) =>
  Object.entries(values)
    .map(([key, value]) => `&:where([data-${attribute}='${key}']) { ${declare(value)} }`)
    .join('');

/** The rules of WordsLook: one for each value of each property. */
export const wordsRules = [
  (Object.keys(roles) as (keyof typeof roles)[])
    .map((role) => `&:where([data-size='${role}']) { ${text(role)} }`)
    .join(''),
  rules('tone', tones, (value) => `color: ${value};`),
  rules('weight', font.weight, (value) => `font-weight: ${value};`),
  '&:where([data-breaks]) { overflow-wrap: anywhere; }',
  rules('space-above', space, (value) => `margin-top: ${value};`),
  rules('space-below', space, (value) => `margin-bottom: ${value};`),
].join('');

/** The rules of ArrangedLook. */
export const arrangedRules = [
  wordsRules,
  rules('gap', space, (value) => `gap: ${value};`),
  rules('row-gap', space, (value) => `row-gap: ${value};`),
  rules('align', sides, (value) => `align-items: ${value};`),
  rules('justify', ends, (value) => `justify-content: ${value};`),
].join('');

/** Properties of a look as the data attributes its rules read; the others stay as they are. */
export function lookData<Props extends ArrangedLook>({
  size,
  tone,
  weight,
  breaks = false,
  spaceAbove,
  spaceBelow,
  gap,
  align,
  justify,
  ...rest
}: Props) {
  return {
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
    'data-breaks': breaks ? '' : undefined,
    'data-space-above': spaceAbove,
    'data-space-below': spaceBelow,
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    ...rest,
  };
}

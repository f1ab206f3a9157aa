export { DieGlyph } from './DieGlyph';
export type { DieGlyphProps, DieMemory } from './DieGlyph';

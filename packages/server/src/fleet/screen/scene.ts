import type { Framebuffer } from './framebuffer';

/** What stands on a simulated screen, and what keys do to it. */
export interface Scene {
  readonly picture: Framebuffer;
  /** A key by its place (`KeyboardEvent.code`). */
  key(code: string, isDown: boolean): void;
  /** Draws what keys changed since the last time. */
  draw(): void;
}

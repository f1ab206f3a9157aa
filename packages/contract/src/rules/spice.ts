/**
 * Numbers of SPICE, the protocol of screens of virtual machines (https://www.spice-space.org/spice-protocol.html), as far as we speak it: what our
 * page, the gateway and the machines of the sandbox have in common. Everything is little-endian.
 */

/** Begins both link messages: "REDQ". */
export const SPICE_MAGIC = 0x51_44_45_52;
export const SPICE_VERSION = { major: 2, minor: 2 } as const;

/** The header before a link message: magic, major, minor, size, 4 bytes each. */
export const SPICE_LINK_HEADER_BYTES = 16;
/** Where the link message of a client tells the type of its channel, from the beginning. */
export const SPICE_LINK_TYPE_AT = SPICE_LINK_HEADER_BYTES + 4;
/** The public key in the link message of a server, which seals the ticket of the client (RSA-OAEP, SHA-1), and how long that is then. */
export const SPICE_PUBLIC_KEY_BYTES = 162;
export const SPICE_TICKET_BYTES = 128;
/** Type (2) and size (4) before each message, once both have the capability. */
export const SPICE_MINI_HEADER_BYTES = 6;

export const SPICE_CHANNEL = { main: 1, display: 2, inputs: 3 } as const;
export type SpiceChannel = (typeof SPICE_CHANNEL)[keyof typeof SPICE_CHANNEL];

/** Bits of what both may do on every channel, and on that of the display. */
export const SPICE_CAPABILITY = { authSelection: 0, authSpice: 1, miniHeader: 3 } as const;
export const SPICE_DISPLAY_CAPABILITY = { lz4: 5, preferredCompression: 6 } as const;

/** How a client says who it is: by the sealed ticket. */
export const SPICE_AUTH_TICKET = 1;

/** What the server tells on any channel, and the client answers. */
export const SPICE_TOLD = { setAck: 3, ping: 4, disconnecting: 6 } as const;
export const SPICE_SAID = { ackSync: 1, ack: 2, pong: 3 } as const;

export const SPICE_MAIN_TOLD = { init: 103, channels: 104, mouseMode: 105 } as const;
export const SPICE_MAIN_SAID = { attachChannels: 104, mouseModeRequest: 105 } as const;

/** Who draws the pointer: the server moves one by how far the mouse went, or the client says where it is. */
export const SPICE_MOUSE_MODE = { server: 1, client: 2 } as const;

export const SPICE_DISPLAY_TOLD = {
  mode: 101,
  mark: 102,
  copyBits: 104,
  drawFill: 302,
  drawOpaque: 303,
  drawCopy: 304,
  drawBlackness: 306,
  drawWhiteness: 307,
  surfaceCreate: 314,
} as const;
export const SPICE_DISPLAY_SAID = { init: 101, preferredCompression: 103 } as const;

export const SPICE_COMPRESSION = { off: 1, lz4: 7 } as const;
export const SPICE_IMAGE = { bitmap: 0, lz4: 109 } as const;
export const SPICE_BITMAP = { bits16: 6, bits24: 7, bits32: 8, rgba: 9 } as const;
/** Flag of a bitmap whose first row is the uppermost. */
export const SPICE_TOP_DOWN = 4;
export const SPICE_SURFACE_XRGB = 32;

export const SPICE_INPUTS_TOLD = { init: 101 } as const;
export const SPICE_INPUTS_SAID = {
  keyDown: 101,
  keyUp: 102,
  mouseMotion: 111,
  mousePosition: 112,
  mousePress: 113,
  mouseRelease: 114,
} as const;
export const SPICE_BUTTON = { left: 1, middle: 2, right: 3, up: 4, down: 5 } as const;

// Generated from src/json by `npm run tokens`. Do not edit.
export const border = {
  "width": {
    "accent": 3,
    "default": 1,
    "strong": 2
  }
} as const;
export const breakpoint = {
  "lg": 1200,
  "md": 992,
  "sm": 768,
  "xl": 1600,
  "xs": 576
} as const;
export const duration = {
  "copied": 1500,
  "count": 400,
  "dialog": 200,
  "hover": 120,
  "menu": 160,
  "menuClose": 250,
  "menuOpen": 300,
  "skeletonDelay": 200,
  "slow": 5000,
  "spin": 900,
  "sweep": 1200,
  "toast": 5000,
  "toastThirdParty": 1500
} as const;
export const font = {
  "weight": {
    "bold": 700,
    "medium": 500,
    "regular": 400,
    "semibold": 600
  }
} as const;
export const layer = {
  "bar": 20,
  "overlay": 2000,
  "progress": 2200,
  "sticky": 10,
  "toast": 2100,
  "widget": 30
} as const;
export const opacity = {
  "dimmed": 0.5,
  "expired": 0.1
} as const;
export const radius = {
  "full": 999,
  "inner": 6,
  "lg": 12,
  "md": 8,
  "sm": 4
} as const;
export const size = {
  "control": {
    "lg": 38,
    "md": 30,
    "sm": 24,
    "touch": 40,
    "xl": 44
  },
  "dialog": {
    "lg": 720,
    "md": 560,
    "sm": 440
  },
  "frame": {
    "bar": 56,
    "console": 1440,
    "gutter": 24,
    "gutterSmall": 16,
    "order": 352,
    "side": 208,
    "sideCollapsed": 64,
    "store": 1280
  },
  "icon": {
    "lg": 18,
    "md": 16,
    "sm": 14,
    "xl": 24
  },
  "menu": {
    "avatar": 320,
    "bell": 360
  },
  "qr": 188,
  "sheet": {
    "drawer": 280,
    "panel": 480
  },
  "target": 24,
  "targetTouch": 44,
  "toast": 400
} as const;
export const space = {
  "2": 2,
  "4": 4,
  "6": 6,
  "8": 8,
  "10": 10,
  "12": 12,
  "14": 14,
  "16": 16,
  "20": 20,
  "24": 24,
  "28": 28,
  "32": 32,
  "40": 40,
  "48": 48,
  "64": 64
} as const;
export const text = {
  "body": {
    "line": 22,
    "size": 14,
    "weight": 400
  },
  "dense": {
    "line": 20,
    "size": 13,
    "weight": 400
  },
  "figure": {
    "line": 32,
    "size": 26,
    "weight": 500
  },
  "group": {
    "line": 22,
    "size": 14,
    "weight": 600
  },
  "heroSmall": {
    "line": 36,
    "size": 26,
    "weight": 600
  },
  "hero": {
    "line": 52,
    "size": 40,
    "weight": 600
  },
  "line": {
    "line": 18,
    "size": 12,
    "weight": 400
  },
  "loginHeadline": {
    "line": 48,
    "size": 34,
    "weight": 600
  },
  "micro": {
    "line": 16,
    "size": 11,
    "weight": 400
  },
  "mono": {
    "line": 20,
    "size": 13,
    "weight": 400
  },
  "page": {
    "line": 28,
    "size": 20,
    "weight": 600
  },
  "priceCard": {
    "line": 28,
    "size": 24,
    "weight": 700
  },
  "priceOrder": {
    "line": 36,
    "size": 30,
    "weight": 700
  },
  "pricePay": {
    "line": 44,
    "size": 36,
    "weight": 700
  },
  "section": {
    "line": 24,
    "size": 16,
    "weight": 600
  },
  "small": {
    "line": 20,
    "size": 12,
    "weight": 400
  },
  "switch": {
    "line": 32,
    "size": 22,
    "weight": 600
  }
} as const;
export const numbers = { border, breakpoint, duration, font, layer, opacity, radius, size, space, text } as const;

// Generated from src/json by `npm run tokens`. Do not edit.
export const varNames = {
  "border": {
    "width": {
      "accent": 0,
      "default": 0,
      "strong": 0
    }
  },
  "breakpoint": {
    "lg": 0,
    "md": 0,
    "sm": 0,
    "xl": 0,
    "xs": 0
  },
  "color": {
    "action": {
      "active": 0,
      "border": 0,
      "default": 0,
      "hover": 0,
      "ring": 0,
      "subtle": 0,
      "subtleActive": 0
    },
    "border": {
      "default": 0,
      "focus": 0,
      "hover": 0,
      "soft": 0,
      "strong": 0
    },
    "chart": {
      "bandwidth": 0,
      "disk": 0,
      "instance": 0,
      "other": 0,
      "sftp": 0
    },
    "control": {
      "knob": 0,
      "off": 0,
      "thumb": 0
    },
    "danger": {
      "border": 0,
      "default": 0,
      "fill": 0,
      "fillActive": 0,
      "onFill": 0,
      "subtle": 0,
      "subtleActive": 0,
      "text": 0
    },
    "focus": {
      "ring": 0,
      "ringDanger": 0
    },
    "gauge": {
      "dead": 0,
      "low": 0,
      "off": 0,
      "on": 0,
      "soft": 0
    },
    "hero": {
      "from": 0,
      "line": 0,
      "loginFrom": 0,
      "loginMid": 0,
      "loginTo": 0,
      "mid": 0
    },
    "payment": {
      "alipay": 0,
      "mark": 0,
      "wechat": 0
    },
    "price": {
      "default": 0,
      "sign": 0
    },
    "qr": {
      "dark": 0,
      "light": 0
    },
    "scrim": 0,
    "shadow": {
      "bar": 0,
      "deep": 0,
      "edge": 0,
      "mid": 0,
      "soft": 0,
      "thumb": 0
    },
    "status": {
      "err": {
        "border": 0,
        "icon": 0,
        "surface": 0,
        "text": 0
      },
      "info": {
        "border": 0,
        "icon": 0,
        "surface": 0,
        "text": 0
      },
      "keep": {
        "border": 0,
        "icon": 0,
        "surface": 0,
        "text": 0
      },
      "mute": {
        "border": 0,
        "icon": 0,
        "surface": 0,
        "text": 0
      },
      "ok": {
        "border": 0,
        "icon": 0,
        "surface": 0,
        "text": 0
      },
      "warn": {
        "border": 0,
        "icon": 0,
        "surface": 0,
        "text": 0
      }
    },
    "surface": {
      "bubble": 0,
      "card": 0,
      "disabled": 0,
      "hover": 0,
      "page": 0,
      "selected": 0,
      "sunken": 0,
      "track": 0
    },
    "text": {
      "action": 0,
      "body": 0,
      "disabled": 0,
      "onAction": 0,
      "secondary": 0,
      "strong": 0,
      "tertiary": 0
    },
    "vip": {
      "bronze": 0,
      "diamond": 0,
      "diamondEnd": 0,
      "diamondMid": 0,
      "gold": 0,
      "goldPale": 0,
      "ordinary": 0,
      "silver": 0
    },
    "voucher": {
      "icon": 0,
      "surface": 0,
      "text": 0
    }
  },
  "duration": {
    "copied": 0,
    "count": 0,
    "dialog": 0,
    "hover": 0,
    "menu": 0,
    "menuClose": 0,
    "menuOpen": 0,
    "skeletonDelay": 0,
    "slow": 0,
    "spin": 0,
    "sweep": 0,
    "toast": 0,
    "toastThirdParty": 0
  },
  "easing": {
    "in": 0,
    "linear": 0,
    "out": 0
  },
  "font": {
    "family": {
      "body": 0,
      "mono": 0
    },
    "weight": {
      "bold": 0,
      "medium": 0,
      "regular": 0,
      "semibold": 0
    }
  },
  "layer": {
    "bar": 0,
    "overlay": 0,
    "progress": 0,
    "sticky": 0,
    "toast": 0,
    "widget": 0
  },
  "opacity": {
    "dimmed": 0,
    "expired": 0
  },
  "radius": {
    "full": 0,
    "inner": 0,
    "lg": 0,
    "md": 0,
    "sm": 0
  },
  "shadow": {
    "bottomBar": 0,
    "focus": 0,
    "focusDanger": 0,
    "overlay": 0,
    "raised": 0,
    "thumb": 0
  },
  "size": {
    "control": {
      "lg": 0,
      "md": 0,
      "sm": 0,
      "touch": 0,
      "xl": 0
    },
    "dialog": {
      "lg": 0,
      "md": 0,
      "sm": 0
    },
    "frame": {
      "bar": 0,
      "console": 0,
      "gutter": 0,
      "gutterSmall": 0,
      "order": 0,
      "side": 0,
      "sideCollapsed": 0,
      "store": 0
    },
    "icon": {
      "lg": 0,
      "md": 0,
      "sm": 0,
      "xl": 0
    },
    "menu": {
      "avatar": 0,
      "bell": 0
    },
    "qr": 0,
    "sheet": {
      "drawer": 0,
      "panel": 0
    },
    "target": 0,
    "targetTouch": 0,
    "toast": 0
  },
  "space": {
    "2": 0,
    "4": 0,
    "6": 0,
    "8": 0,
    "10": 0,
    "12": 0,
    "14": 0,
    "16": 0,
    "20": 0,
    "24": 0,
    "28": 0,
    "32": 0,
    "40": 0,
    "48": 0,
    "64": 0
  },
  "text": {
    "body": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "dense": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "figure": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "group": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "heroSmall": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "hero": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "line": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "loginHeadline": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "micro": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "mono": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "page": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "priceCard": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "priceOrder": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "pricePay": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "section": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "small": {
      "line": 0,
      "size": 0,
      "weight": 0
    },
    "switch": {
      "line": 0,
      "size": 0,
      "weight": 0
    }
  }
} as const;

// Generated from src/json by `npm run tokens`. Do not edit.
export const vars = {
  "border": {
    "width": {
      "accent": "var(--cm-border-width-accent)",
      "default": "var(--cm-border-width-default)",
      "strong": "var(--cm-border-width-strong)"
    }
  },
  "breakpoint": {
    "lg": "var(--cm-breakpoint-lg)",
    "md": "var(--cm-breakpoint-md)",
    "sm": "var(--cm-breakpoint-sm)",
    "xl": "var(--cm-breakpoint-xl)",
    "xs": "var(--cm-breakpoint-xs)"
  },
  "color": {
    "action": {
      "active": "var(--cm-color-action-active)",
      "border": "var(--cm-color-action-border)",
      "default": "var(--cm-color-action-default)",
      "hover": "var(--cm-color-action-hover)",
      "ring": "var(--cm-color-action-ring)",
      "subtle": "var(--cm-color-action-subtle)",
      "subtleActive": "var(--cm-color-action-subtle-active)"
    },
    "border": {
      "default": "var(--cm-color-border-default)",
      "focus": "var(--cm-color-border-focus)",
      "hover": "var(--cm-color-border-hover)",
      "soft": "var(--cm-color-border-soft)",
      "strong": "var(--cm-color-border-strong)"
    },
    "chart": {
      "bandwidth": "var(--cm-color-chart-bandwidth)",
      "disk": "var(--cm-color-chart-disk)",
      "instance": "var(--cm-color-chart-instance)",
      "other": "var(--cm-color-chart-other)",
      "sftp": "var(--cm-color-chart-sftp)"
    },
    "control": {
      "knob": "var(--cm-color-control-knob)",
      "off": "var(--cm-color-control-off)",
      "thumb": "var(--cm-color-control-thumb)"
    },
    "danger": {
      "border": "var(--cm-color-danger-border)",
      "default": "var(--cm-color-danger-default)",
      "fill": "var(--cm-color-danger-fill)",
      "fillActive": "var(--cm-color-danger-fill-active)",
      "onFill": "var(--cm-color-danger-on-fill)",
      "subtle": "var(--cm-color-danger-subtle)",
      "subtleActive": "var(--cm-color-danger-subtle-active)",
      "text": "var(--cm-color-danger-text)"
    },
    "focus": {
      "ring": "var(--cm-color-focus-ring)",
      "ringDanger": "var(--cm-color-focus-ring-danger)"
    },
    "gauge": {
      "dead": "var(--cm-color-gauge-dead)",
      "low": "var(--cm-color-gauge-low)",
      "off": "var(--cm-color-gauge-off)",
      "on": "var(--cm-color-gauge-on)",
      "soft": "var(--cm-color-gauge-soft)"
    },
    "hero": {
      "from": "var(--cm-color-hero-from)",
      "line": "var(--cm-color-hero-line)",
      "loginFrom": "var(--cm-color-hero-login-from)",
      "loginMid": "var(--cm-color-hero-login-mid)",
      "loginTo": "var(--cm-color-hero-login-to)",
      "mid": "var(--cm-color-hero-mid)"
    },
    "payment": {
      "alipay": "var(--cm-color-payment-alipay)",
      "mark": "var(--cm-color-payment-mark)",
      "wechat": "var(--cm-color-payment-wechat)"
    },
    "price": {
      "default": "var(--cm-color-price-default)",
      "sign": "var(--cm-color-price-sign)"
    },
    "qr": {
      "dark": "var(--cm-color-qr-dark)",
      "light": "var(--cm-color-qr-light)"
    },
    "scrim": "var(--cm-color-scrim)",
    "shadow": {
      "bar": "var(--cm-color-shadow-bar)",
      "deep": "var(--cm-color-shadow-deep)",
      "edge": "var(--cm-color-shadow-edge)",
      "mid": "var(--cm-color-shadow-mid)",
      "soft": "var(--cm-color-shadow-soft)",
      "thumb": "var(--cm-color-shadow-thumb)"
    },
    "status": {
      "err": {
        "border": "var(--cm-color-status-err-border)",
        "icon": "var(--cm-color-status-err-icon)",
        "surface": "var(--cm-color-status-err-surface)",
        "text": "var(--cm-color-status-err-text)"
      },
      "info": {
        "border": "var(--cm-color-status-info-border)",
        "icon": "var(--cm-color-status-info-icon)",
        "surface": "var(--cm-color-status-info-surface)",
        "text": "var(--cm-color-status-info-text)"
      },
      "keep": {
        "border": "var(--cm-color-status-keep-border)",
        "icon": "var(--cm-color-status-keep-icon)",
        "surface": "var(--cm-color-status-keep-surface)",
        "text": "var(--cm-color-status-keep-text)"
      },
      "mute": {
        "border": "var(--cm-color-status-mute-border)",
        "icon": "var(--cm-color-status-mute-icon)",
        "surface": "var(--cm-color-status-mute-surface)",
        "text": "var(--cm-color-status-mute-text)"
      },
      "ok": {
        "border": "var(--cm-color-status-ok-border)",
        "icon": "var(--cm-color-status-ok-icon)",
        "surface": "var(--cm-color-status-ok-surface)",
        "text": "var(--cm-color-status-ok-text)"
      },
      "warn": {
        "border": "var(--cm-color-status-warn-border)",
        "icon": "var(--cm-color-status-warn-icon)",
        "surface": "var(--cm-color-status-warn-surface)",
        "text": "var(--cm-color-status-warn-text)"
      }
    },
    "surface": {
      "bubble": "var(--cm-color-surface-bubble)",
      "card": "var(--cm-color-surface-card)",
      "disabled": "var(--cm-color-surface-disabled)",
      "hover": "var(--cm-color-surface-hover)",
      "page": "var(--cm-color-surface-page)",
      "selected": "var(--cm-color-surface-selected)",
      "sunken": "var(--cm-color-surface-sunken)",
      "track": "var(--cm-color-surface-track)"
    },
    "text": {
      "action": "var(--cm-color-text-action)",
      "body": "var(--cm-color-text-body)",
      "disabled": "var(--cm-color-text-disabled)",
      "onAction": "var(--cm-color-text-on-action)",
      "secondary": "var(--cm-color-text-secondary)",
      "strong": "var(--cm-color-text-strong)",
      "tertiary": "var(--cm-color-text-tertiary)"
    },
    "vip": {
      "bronze": "var(--cm-color-vip-bronze)",
      "diamond": "var(--cm-color-vip-diamond)",
      "diamondEnd": "var(--cm-color-vip-diamond-end)",
      "diamondMid": "var(--cm-color-vip-diamond-mid)",
      "gold": "var(--cm-color-vip-gold)",
      "goldPale": "var(--cm-color-vip-gold-pale)",
      "ordinary": "var(--cm-color-vip-ordinary)",
      "silver": "var(--cm-color-vip-silver)"
    },
    "voucher": {
      "icon": "var(--cm-color-voucher-icon)",
      "surface": "var(--cm-color-voucher-surface)",
      "text": "var(--cm-color-voucher-text)"
    }
  },
  "duration": {
    "copied": "var(--cm-duration-copied)",
    "count": "var(--cm-duration-count)",
    "dialog": "var(--cm-duration-dialog)",
    "hover": "var(--cm-duration-hover)",
    "menu": "var(--cm-duration-menu)",
    "menuClose": "var(--cm-duration-menu-close)",
    "menuOpen": "var(--cm-duration-menu-open)",
    "skeletonDelay": "var(--cm-duration-skeleton-delay)",
    "slow": "var(--cm-duration-slow)",
    "spin": "var(--cm-duration-spin)",
    "sweep": "var(--cm-duration-sweep)",
    "toast": "var(--cm-duration-toast)",
    "toastThirdParty": "var(--cm-duration-toast-third-party)"
  },
  "easing": {
    "in": "var(--cm-easing-in)",
    "linear": "var(--cm-easing-linear)",
    "out": "var(--cm-easing-out)"
  },
  "font": {
    "family": {
      "body": "var(--cm-font-family-body)",
      "mono": "var(--cm-font-family-mono)"
    },
    "weight": {
      "bold": "var(--cm-font-weight-bold)",
      "medium": "var(--cm-font-weight-medium)",
      "regular": "var(--cm-font-weight-regular)",
      "semibold": "var(--cm-font-weight-semibold)"
    }
  },
  "layer": {
    "bar": "var(--cm-layer-bar)",
    "overlay": "var(--cm-layer-overlay)",
    "progress": "var(--cm-layer-progress)",
    "sticky": "var(--cm-layer-sticky)",
    "toast": "var(--cm-layer-toast)",
    "widget": "var(--cm-layer-widget)"
  },
  "opacity": {
    "dimmed": "var(--cm-opacity-dimmed)",
    "expired": "var(--cm-opacity-expired)"
  },
  "radius": {
    "full": "var(--cm-radius-full)",
    "inner": "var(--cm-radius-inner)",
    "lg": "var(--cm-radius-lg)",
    "md": "var(--cm-radius-md)",
    "sm": "var(--cm-radius-sm)"
  },
  "shadow": {
    "bottomBar": "var(--cm-shadow-bottom-bar)",
    "focus": "var(--cm-shadow-focus)",
    "focusDanger": "var(--cm-shadow-focus-danger)",
    "overlay": "var(--cm-shadow-overlay)",
    "raised": "var(--cm-shadow-raised)",
    "thumb": "var(--cm-shadow-thumb)"
  },
  "size": {
    "control": {
      "lg": "var(--cm-size-control-lg)",
      "md": "var(--cm-size-control-md)",
      "sm": "var(--cm-size-control-sm)",
      "touch": "var(--cm-size-control-touch)",
      "xl": "var(--cm-size-control-xl)"
    },
    "dialog": {
      "lg": "var(--cm-size-dialog-lg)",
      "md": "var(--cm-size-dialog-md)",
      "sm": "var(--cm-size-dialog-sm)"
    },
    "frame": {
      "bar": "var(--cm-size-frame-bar)",
      "console": "var(--cm-size-frame-console)",
      "gutter": "var(--cm-size-frame-gutter)",
      "gutterSmall": "var(--cm-size-frame-gutter-small)",
      "order": "var(--cm-size-frame-order)",
      "side": "var(--cm-size-frame-side)",
      "sideCollapsed": "var(--cm-size-frame-side-collapsed)",
      "store": "var(--cm-size-frame-store)"
    },
    "icon": {
      "lg": "var(--cm-size-icon-lg)",
      "md": "var(--cm-size-icon-md)",
      "sm": "var(--cm-size-icon-sm)",
      "xl": "var(--cm-size-icon-xl)"
    },
    "menu": {
      "avatar": "var(--cm-size-menu-avatar)",
      "bell": "var(--cm-size-menu-bell)"
    },
    "qr": "var(--cm-size-qr)",
    "sheet": {
      "drawer": "var(--cm-size-sheet-drawer)",
      "panel": "var(--cm-size-sheet-panel)"
    },
    "target": "var(--cm-size-target)",
    "targetTouch": "var(--cm-size-target-touch)",
    "toast": "var(--cm-size-toast)"
  },
  "space": {
    "2": "var(--cm-space-2)",
    "4": "var(--cm-space-4)",
    "6": "var(--cm-space-6)",
    "8": "var(--cm-space-8)",
    "10": "var(--cm-space-10)",
    "12": "var(--cm-space-12)",
    "14": "var(--cm-space-14)",
    "16": "var(--cm-space-16)",
    "20": "var(--cm-space-20)",
    "24": "var(--cm-space-24)",
    "28": "var(--cm-space-28)",
    "32": "var(--cm-space-32)",
    "40": "var(--cm-space-40)",
    "48": "var(--cm-space-48)",
    "64": "var(--cm-space-64)"
  },
  "text": {
    "body": {
      "line": "var(--cm-text-body-line)",
      "size": "var(--cm-text-body-size)",
      "weight": "var(--cm-text-body-weight)"
    },
    "dense": {
      "line": "var(--cm-text-dense-line)",
      "size": "var(--cm-text-dense-size)",
      "weight": "var(--cm-text-dense-weight)"
    },
    "figure": {
      "line": "var(--cm-text-figure-line)",
      "size": "var(--cm-text-figure-size)",
      "weight": "var(--cm-text-figure-weight)"
    },
    "group": {
      "line": "var(--cm-text-group-line)",
      "size": "var(--cm-text-group-size)",
      "weight": "var(--cm-text-group-weight)"
    },
    "heroSmall": {
      "line": "var(--cm-text-hero-small-line)",
      "size": "var(--cm-text-hero-small-size)",
      "weight": "var(--cm-text-hero-small-weight)"
    },
    "hero": {
      "line": "var(--cm-text-hero-line)",
      "size": "var(--cm-text-hero-size)",
      "weight": "var(--cm-text-hero-weight)"
    },
    "line": {
      "line": "var(--cm-text-line-line)",
      "size": "var(--cm-text-line-size)",
      "weight": "var(--cm-text-line-weight)"
    },
    "loginHeadline": {
      "line": "var(--cm-text-login-headline-line)",
      "size": "var(--cm-text-login-headline-size)",
      "weight": "var(--cm-text-login-headline-weight)"
    },
    "micro": {
      "line": "var(--cm-text-micro-line)",
      "size": "var(--cm-text-micro-size)",
      "weight": "var(--cm-text-micro-weight)"
    },
    "mono": {
      "line": "var(--cm-text-mono-line)",
      "size": "var(--cm-text-mono-size)",
      "weight": "var(--cm-text-mono-weight)"
    },
    "page": {
      "line": "var(--cm-text-page-line)",
      "size": "var(--cm-text-page-size)",
      "weight": "var(--cm-text-page-weight)"
    },
    "priceCard": {
      "line": "var(--cm-text-price-card-line)",
      "size": "var(--cm-text-price-card-size)",
      "weight": "var(--cm-text-price-card-weight)"
    },
    "priceOrder": {
      "line": "var(--cm-text-price-order-line)",
      "size": "var(--cm-text-price-order-size)",
      "weight": "var(--cm-text-price-order-weight)"
    },
    "pricePay": {
      "line": "var(--cm-text-price-pay-line)",
      "size": "var(--cm-text-price-pay-size)",
      "weight": "var(--cm-text-price-pay-weight)"
    },
    "section": {
      "line": "var(--cm-text-section-line)",
      "size": "var(--cm-text-section-size)",
      "weight": "var(--cm-text-section-weight)"
    },
    "small": {
      "line": "var(--cm-text-small-line)",
      "size": "var(--cm-text-small-size)",
      "weight": "var(--cm-text-small-weight)"
    },
    "switch": {
      "line": "var(--cm-text-switch-line)",
      "size": "var(--cm-text-switch-size)",
      "weight": "var(--cm-text-switch-weight)"
    }
  }
} as const;

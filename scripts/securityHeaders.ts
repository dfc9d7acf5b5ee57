/** What no page of the site uses; `fullscreen`, `autoplay` and `picture-in-picture` stay for videos. */
const deniedFeatures = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers that protect readers, with every response whatever its status. `contentSecurityPolicy` is sent where it is given.
 * Without one, nothing here keeps other sites from framing a page: the policy's `frame-ancestors` is the place for that.
 */
export function securityHeaders(contentSecurityPolicy?: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(contentSecurityPolicy === undefined ? {} : { 'content-security-policy': contentSecurityPolicy }),
  };
}

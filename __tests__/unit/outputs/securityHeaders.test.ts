import { securityHeaders } from '../../../src/outputs/hostHeaders/securityHeaders';

it('protects readers with headers that no part of the site stands against', () => {
  expect(securityHeaders).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  const denied = securityHeaders['permissions-policy']?.split(', ');
  expect(denied).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']));
  expect(securityHeaders['permissions-policy']).not.toMatch(/fullscreen|autoplay|picture-in-picture|clipboard|wake-lock/);
});

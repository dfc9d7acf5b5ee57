import { securityHeaders } from '../../../scripts/securityHeaders';

it('protects readers with headers that no part of the site stands against', () => {
  const headers = securityHeaders();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  const denied = headers['permissions-policy']?.split(', ');
  expect(denied).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']));
  expect(headers['permissions-policy']).not.toMatch(/fullscreen|autoplay|picture-in-picture|clipboard/);
});

it('sends a policy for contents where there is one', () => {
  expect(securityHeaders()).not.toHaveProperty('content-security-policy');
  expect(securityHeaders("default-src 'self'")).toHaveProperty('content-security-policy', "default-src 'self'");
});

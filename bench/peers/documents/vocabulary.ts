/** Words of the generated documents: a workshop of machines that do not exist. */
export const vocabulary = {
  verbs: ['adjust', 'clean', 'connect', 'drain', 'fill', 'inspect', 'level', 'mount', 'replace', 'seal', 'store', 'test'],
  machines: ['valve', 'pump', 'lathe', 'winch', 'kiln', 'press', 'loom', 'crane', 'boiler', 'turbine', 'sieve', 'mill'],
  parts: ['bearing', 'bracket', 'casing', 'filter', 'flange', 'gasket', 'gauge', 'hinge', 'hose', 'lever', 'nozzle', 'shaft', 'spring'],
  places: ['behind the cover', 'below the tank', 'beside the motor', 'on the left wall', 'under the platform', 'at the outlet'],
  adjectives: ['blunt', 'cold', 'dry', 'flat', 'loose', 'narrow', 'quiet', 'rough', 'short', 'stiff', 'wet', 'worn'],
  times: ['every morning', 'once a week', 'after ten hours', 'before the first run', 'when the lamp goes out', 'twice a year'],
  topics: ['Noise', 'Pressure', 'Heat', 'Wear', 'Storage', 'Transport', 'Oil', 'Water', 'Dust', 'Limits', 'Spare parts', 'Records'],
  syllables: ['bar', 'cel', 'dor', 'fen', 'gul', 'hax', 'jom', 'kel', 'lor', 'mun', 'nep', 'pir', 'ros', 'sul', 'tav', 'vek', 'wim', 'zan'],
} as const;

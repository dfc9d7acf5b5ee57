#pragma once
#include "../../../openarm_can.hpp"
